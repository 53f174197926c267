// CloudFront runs this before it asks the bucket. A file's address stays as it is.
// Every other address is a screen's. It gets the screen's own page, or the application, which redirects what it does not know.
const files = /\.(avif|css|ico|jpg|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2|xml)$|^\/(app|index)\.html$/i;
const pages = ["/auth", "/welcome", "/login", "/signup", "/walker", "/client", "/admin", "/admin/calendar"];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  if (request.uri === "/") request.uri = "/index.html";
  else if (pages.includes(request.uri)) request.uri = `/${request.uri.slice(1).replace("/", "-")}.html`;
  else if (!files.test(request.uri)) request.uri = "/app.html";
  return request;
}
