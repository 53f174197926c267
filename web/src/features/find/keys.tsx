import classes from "./keys.module.css";

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** What the keys do, for whoever has some. */
export const Keys = () => (
  <p className={classes.keys}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> move
    </span>
    <span>
      <kbd>↵</kbd> open
    </span>
    <span>
      <kbd>{modifier}</kbd> <kbd>↵</kbd> new tab
    </span>
    <span className={classes.hint}>Phone numbers work too, even the last four digits</span>
  </p>
);
