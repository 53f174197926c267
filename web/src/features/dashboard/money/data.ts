interface DayMoney {
  revenue: number;
  pay: number;
  booked: number;
}

/** Gives the parts of a day's bar from below, in percent of the highest bar. Empty parts are left out. */
export function barParts({ revenue, pay, booked }: DayMoney, max: number) {
  const parts = [
    { part: "pay", dollars: pay },
    { part: "margin", dollars: Math.max(0, revenue - pay) },
    { part: "booked", dollars: booked },
  ];
  let from = 0;
  const drawn = [];
  for (const { part, dollars } of parts) {
    const height = (dollars / max) * 100;
    if (height > 0) drawn.push({ part, from, height });
    from += height;
  }
  return drawn;
}
