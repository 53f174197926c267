export function AdminArea() {
  return null;
}
