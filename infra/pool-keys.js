// A deployment runs this once it has the user pool. It hands on the pool's public keys, so that no function asks for them as it starts.
exports.handler = async ({ RequestType, ResourceProperties, ResponseURL, StackId, RequestId, LogicalResourceId }) => {
  const Keys = RequestType === "Delete" ? none : await read(ResourceProperties.Address);
  const ids = { PhysicalResourceId: "pool-keys", StackId, RequestId, LogicalResourceId };
  const body = JSON.stringify({ Status: "SUCCESS", ...ids, Data: { Keys } });
  await fetch(ResponseURL, { method: "PUT", headers: { "content-type": "" }, body });
};

// A function asks for keys that it does not know. So a deployment need not fail without them.
const none = JSON.stringify({ keys: [] });

async function read(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    return answer.ok ? JSON.stringify(await answer.json()) : none;
  } catch {
    return none;
  }
}
