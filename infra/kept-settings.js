const { CloudFormationClient, DescribeStacksCommand } = require("@aws-sdk/client-cloudformation");

// A deployment runs this before it changes anything else. It refuses one that forgets where the data and the site are.
exports.handler = async (event) => {
  const { ResponseURL, StackId, RequestId, LogicalResourceId } = event;
  const Reason = await refusal(event).catch(String);
  const ids = { PhysicalResourceId: "kept-settings", StackId, RequestId, LogicalResourceId };
  const body = JSON.stringify({ Status: Reason ? "FAILED" : "SUCCESS", Reason, ...ids });
  await fetch(ResponseURL, { method: "PUT", headers: { "content-type": "" }, body });
};

async function refusal({ RequestType, StackId, ResourceProperties: given, OldResourceProperties: kept }) {
  if (RequestType !== "Update" || given.change === "1") return undefined;
  const changes = ["tableName", "userPoolId", "domainName"]
    .filter((name) => given[name] !== kept[name])
    .map((name) => `${name} was ${kept[name] || "not given"} and is ${given[name] || "not given"} now`);
  if (changes.length === 0 || (await isGoingBack(StackId))) return undefined;
  return `${changes.join(", ")}: deploy with the settings of before, or with -c change=1 where that is meant.`;
}

/** A deployment that fails later goes back to the settings of before, which is no change of anybody's. */
async function isGoingBack(StackName) {
  const { Stacks } = await new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName }));
  return Stacks[0].StackStatus.includes("ROLLBACK");
}
