interface DayMoney {
  revenue: number;
  pay: number;
  booked: number;
}

/** The parts of a day's bar from below, in percent of the highest bar's. A day without any has none. */
export function barParts({ revenue, pay, booked }: DayMoney, max: number) {
  const parts = [
    { part: "pay", dollars: pay },
    { part: "margin", dollars: Math.max(0, revenue - pay) },
    { part: "booked", dollars: booked },
  ];
  let from = 0;
  return parts
    .map(({ part, dollars }) => {
      const height = (dollars / max) * 100;
      from += height;
      return { part, from: from - height, height };
    })
    .filter(({ height }) => height > 0);
}
