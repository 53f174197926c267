/** The rows of what a walker reports of a visit, as those of fields-table.ts. */
export const fieldsOfReports = `
  arrived                              object
  arrived.at                           date-time, required
  arrived.how                          tap tag given
  arrived.tag                          text 0-64
  comments                             visible 0-4000, required
  how                                  tap given
  arriveAtVisit.how                    tap tag given
  known_at                             date-time, required
  photo_urls                           list or text, or null
  photo_urls.0                         text
  photo_ids                            list 0-6
  photo_ids.0                          id
  photo_times                          list 0-6
  photo_times.0                        date-time
  photo                                id, required
  tag                                  text 0-64
  ticks                                list 0-40
  ticks.0                              object
  ticks.0.at                           date-time, required
  ticks.0.care                         medication feeding, required
  ticks.0.pet                          visible 0-60, required
  completeWalk.date                    date
  corrected_at                         date-time
  do                                   as_booked pay_only neither, required
  review                               text 1-100, required
  arriveAtVisit.date                   date
`;
