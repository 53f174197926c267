/*
What each field of a request takes: its kind, its least and most (characters, members or amount), and whether it is
required. 'visible' is a text with at least one visible character. A row that names an endpoint goes before one that does not.
*/
const table = `
  address                              text 0-300, or null
  client_id                            id 1-, required
  checkSchedule.client_id              id, or null
  code                                 text 1-20, required
  verifyPhone.code                     text 1-6, required
  comments                             visible 0-4000, required
  cursor                               ascii
  date                                 date 1-, required
  device_key                           device
  duration_minutes                     integer 1-1440, or null
  email                                email 1-254, required
  emailAvailable.email                 with@ 1-254, required
  login.email                          text 1-254, required
  end                                  date or date-time, required
  mySchedule.end                       date or date-time
  except                               id, or null
  expand                               text 0-20
  full_name                            visible 0-100, required
  garage_code                          text 0-60, or null
  home_address                         visible 0-300, required
  id                                   id, required
  limit                                integer 1-200
  name                                 visible 0-100, required
  new_password                         password 0-256, required
  notes                                text 0-4000, or null
  old_password                         text 1-256, required
  password                             password 0-256, required
  changeEmail.password                 text 1-256
  deleteMe.password                    text 1-256, required
  login.password                       text 1-256, required
  pet_names                            list 0-50
  completeClientSignup.pet_names       list 1-50, required
  pet_names.0                          visible 0-60
  pets                                 list 0-50
  pets.0                               visible 0-60
  phone                                text 0-30, required
  changeProfile.phone                  text 0-30, or null
  phone_display                        text 0-20
  phone_proof                          text 1-100, required
  phone_raw                            text 0-30, required
  phone_verified                       true, required
  photo_urls                           list 0-20
  photo_urls.0                         uri 0-2000
  price                                number 0-100000 by 0.01, or null
  referral_code                        text 1-20, required
  sendCode.referral_code               text 1-20
  role                                 text, required
  completeClientSignup.role            text
  completeWalkerSignup.role            text
  rrule                                text 0-500, or null
  service_label                        text 0-100, or null
  service_type                         25 visit overnight other, required
  sms_consent                          true, required
  sms_consent_at                       date-time, required
  sms_consent_text_version             text 1-20, required
  start                                date or date-time, required
  mySchedule.start                     date or date-time
  status                               scheduled
  timeframe                            early_morning morning afternoon late_afternoon evening, required
  walker_id                            id 1-, required
  checkSchedule.walker_id              id, or null
  walker_phone                         text 0-30, or null
`;

/** What a field takes, by its name or by '<endpoint>.<name>'. */
export const takenBy: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...taken] = line.trim().split(/\s+/);
      return [name, taken.join(" ")];
    }),
);
