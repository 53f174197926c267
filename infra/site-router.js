// Runs at CloudFront before the bucket is asked. Files keep their address. A screen's address has no file extension
// (an id in it may end in a dot and a date, which no extension is) and gets the application, which knows its routes.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  if (request.uri === "/") request.uri = "/index.html";
  else if (!/\.[a-z0-9]+$/i.test(request.uri)) request.uri = "/app.html";
  return request;
}
