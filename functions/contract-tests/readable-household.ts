const member = "id name email phone has_account invite.code invite.link invite.text invite.expires_on invite.sent_on";

/** The rows of readable.ts for the members of a household. */
export const readingsOfHousehold = {
  listMembers: {
    client: {
      paths: member.replaceAll(/\S+/g, "[].$&"),
      // The id of the member whom the sample adds is made of its client's.
      shows: { member: "id first_name last_name email phone invite.code", client: "id" },
    },
  },
  addMember: { client: { paths: member } },
};
