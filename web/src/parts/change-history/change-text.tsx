import { authorOf, type Change, changeWords } from "./change-words.ts";

/** 'Kate Corrigan · Address: 41 Harbor Ln → 9 Oak St' */
export const ChangeText = ({ change }: { change: Change }) => (
  <>
    <b>{authorOf(change)}</b> · {changeWords(change)}
  </>
);
