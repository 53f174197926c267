// CloudFront runs this before it asks the API. Limits are counted by the address, so what the viewer wrote there is replaced.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
