/** Schedules and visits whose history one night checks: about a minute's work. */
export const bookingsANight = 3000;
