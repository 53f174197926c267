/** One line of the printed table. */
export interface Row {
  what: string;
  figure: string;
  target: string;
  met: boolean;
}

export const times = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)}×`;
export const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
