// CloudFront runs this before it asks the bucket. A file's address stays as it is.
// Every other address is a screen's and gets the application, which redirects the addresses that it does not know.
const files = /\.(avif|css|ico|jpg|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2|xml)$|^\/(app|index)\.html$/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  if (request.uri === "/") request.uri = "/index.html";
  else if (!files.test(request.uri)) request.uri = "/app.html";
  return request;
}
