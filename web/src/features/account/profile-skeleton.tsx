import { Skeleton } from "@mantine/core";

/** The outline of the sections that wait for the profile. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading" style={{ display: "grid", gap: 16 }}>
      <Skeleton height={240} radius={20} />
      <Skeleton height={150} radius={20} />
      <Skeleton height={150} radius={20} />
    </div>
  );
}
