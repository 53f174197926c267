import classes from "./avatar.module.css";

/** A person's initials on their colour. Screen readers skip it, because the name is beside it. */
export function Avatar({ name, color }: { name: string; color: string }) {
  return (
    <span className={classes.avatar} style={{ "--c": color }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** 'RD' of 'Rosa Delgado' and 'Rosa Delgado (0147)', 'C' of 'Cher', '?' of '?'. */
function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\(\d+\)$/.test(word));
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${words[0]?.slice(0, 1) ?? ""}${last.slice(0, 1)}`.toUpperCase();
}
