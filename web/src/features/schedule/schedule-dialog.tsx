export function ScheduleDialog(_: {
  opened: boolean;
  onClose: () => void;
  slot: { date?: string; walkerId?: string };
}) {
  return null;
}
