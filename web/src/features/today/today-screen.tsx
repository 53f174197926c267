export function TodayScreen() {
  return null;
}
