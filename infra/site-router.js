// Runs at CloudFront before the bucket is asked. A screen's address has no file extension: it gets the application,
// which knows its routes. Files keep their address. Ids in addresses may hold dots, but end in a dash and digits.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  if (!/\.[a-z0-9]+$/i.test(request.uri)) request.uri = "/index.html";
  return request;
}
