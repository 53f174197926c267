/** The rows of fields-table.ts for who lives where, and for who signs up for it. */
export const fieldsOfHousehold = `
  client                               id
  full_name                            visible 0-100, required
  home_address                         visible 0-300
  completeClientSignup.pet_names       list 1-50
`;
