import { type Endpoint, methodsOf } from "@petcare/contract";

export interface Match {
  endpoint: Endpoint;
  routeKey: string;
  pathParameters: Record<string, string>;
}

interface Route {
  endpoint: Endpoint;
  method: string;
  routeKey: string;
  segments: string[];
}

/**
 * Makes a finder of routes among the endpoints. It matches as an HTTP API does: whole paths below /api and the method.
 * A literal segment goes before a placeholder.
 * @returns the finder, which throws URIError on malformed percent-encoding
 */
export function routesOf(endpoints: readonly Endpoint[]): (method: string, path: string) => Match | undefined {
  const routes = endpoints
    .flatMap((endpoint): Route[] => {
      const path = `/api${endpoint.path}`;
      const segments = path.split("/");
      return methodsOf(endpoint).map((method) => ({ endpoint, method, routeKey: `${method} ${path}`, segments }));
    })
    .sort((a, b) => placeholders(a) - placeholders(b));

  return (method, path) => {
    const segments = path.split("/").map(decodeURIComponent);
    for (const route of routes) {
      const pathParameters = route.method === method && parameters(route.segments, segments);
      if (pathParameters) return { endpoint: route.endpoint, routeKey: route.routeKey, pathParameters };
    }
    return undefined;
  };
}

const isPlaceholder = (segment: string) => segment.startsWith("{");
const placeholders = (route: Route) => route.segments.filter(isPlaceholder).length;

function parameters(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (isPlaceholder(part) && segment !== "") found[part.slice(1, -1)] = segment;
    else if (part !== segment) return undefined;
  }
  return found;
}
