import type { HouseKey, Pet, User } from "@petcare/storage";
import { demoEmails } from "./accounts.ts";
import type { TeamName } from "./team.ts";

/** A client of the demo. Missing fields are the same for all, or follow from the place in the list. */
type Household = Partial<Omit<User, "pets" | "preferred_walker_id" | "keys">> & {
  name: string;
  address: string;
  walker: TeamName;
  pets: Pet[];
  keys?: (Omit<HouseKey, "id" | "holder_id"> & { holder?: TeamName })[];
  /** Somebody whom the owner has added. All others have an account. */
  without_account?: "invited" | "not invited";
};

const dog = (name: string, more: Partial<Pet> = {}): Pet => ({ name, kind: "Dog", ...more });
const cat = (name: string, more: Partial<Pet> = {}): Pet => ({ name, kind: "Cat", ...more });
const vet = "Merrick Road Animal Hospital, 516-555-0190";

const home = (
  name: string,
  address: string,
  walker: TeamName,
  pets: Pet[],
  more: Partial<Household> = {},
): Household => ({ name, address, walker, pets, ...more });

/** The demo account. */
const ana = home(
  "Ana Reyes",
  "2418 Bellmore Avenue, Bellmore, NY 11710",
  "rosa",
  [
    dog("Biscuit", {
      feeding: "One cup of the blue bag after the walk",
      vet,
      flags: ["pulls on the lead"],
      notes: "Front-clip harness by the door",
    }),
    cat("Señor Whiskers", { feeding: "Half a tin at noon", medication: "Thyroid pill in a treat, evenings" }),
  ],
  {
    email: demoEmails.client,
    garage_code: "4471#",
    access: {
      lockbox: "2580, left railing",
      alarm: "0911#, within 60 seconds",
      parking: "Driveway, not at the hydrant",
    },
    keys: [
      { label: "Copy A, front door", holder: "rosa", since: "2025-11-03" },
      { label: "Copy B, side door", place: "Office, hook 3", since: "2026-01-12" },
    ],
    emergency_contact: { name: "Luis Reyes", relation: "Brother, lives in Merrick", phone: "5165550181" },
    notes: "Pays on time. Prefers a text over a call.",
  },
);

/** A household whose texts are as long and its pets as many as a screen has to bear. */
const featherstonehaugh = home(
  "Maximiliana Featherstonehaugh-Cholmondeley",
  "1 Lakeview Terrace at the Landing, Apartment 12B, Wantagh, NY 11793",
  "marcus",
  [
    ...["Bartholomew Fitzwilliam III", "Duchess", "Earl Grey", "Lady Penelope", "Sir Barks-a-Lot"].map((name) =>
      dog(name),
    ),
    cat("The Dowager"),
  ],
  {
    garage_code: "Gate 0911, then 2#",
    custom_rates: { walk25: 4500, overnight: 18_000 },
    notes: "Six animals: allow the whole 25 minutes.",
  },
);

/** In the order of the demo's bookings. The first is the demo account. The last has left. */
export const households: Household[] = [
  ana,
  home("Siobhán O'Shaughnessy", "31 Wilson Avenue, Bellmore, NY 11710", "rosa", [
    dog("Finnegan", { flags: ["shy with men"] }),
  ]),
  featherstonehaugh,
  home("D'Angelo Fitzgerald", "77 Grand Avenue, North Bellmore, NY 11710", "rosa", [
    dog("Peanut", { flags: ["friendly", "jumps up"], notes: "Comes for 🥜 butter" }),
  ]),
  home("Hannah Lindqvist", "905 Little Neck Avenue, North Bellmore, NY 11710", "priya", [dog("Odin"), dog("Freya")], {
    garage_code: "1988",
  }),
  home(
    "Robert Napolitano",
    "16 Pettit Place, Merrick, NY 11566",
    "tommy",
    [dog("Meatball", { medication: "Eye drops, left eye, once" })],
    {
      keys: [
        { label: "Copy A", holder: "rosa", since: "2026-02-02" },
        { label: "Copy B", place: "Office, hook 7", since: "2026-02-02" },
      ],
    },
  ),
  home("Grace Kim", "240 Fox Boulevard, Merrick, NY 11566", "jasmine", [dog("Mochi"), cat("Tofu")], {
    garage_code: "5520",
  }),
  home(
    "William Abernathy",
    "3312 Jerusalem Avenue, Wantagh, NY 11793",
    "dale",
    [dog("Captain", { notes: "Deaf: wave before you touch him", vet })],
    {
      access: { lockbox: "1492, behind the hose", parking: "Street, even side" },
      custom_rates: { walk25: 2200 },
    },
  ),
  home("Fatima Haddad", "58 Riverside Avenue, Seaford, NY 11783", "rosa", [
    cat("Layla", { feeding: "A quarter cup of dry food, fresh water" }),
    cat("Noor"),
  ]),
  home("Connor & Beth Sullivan", "1127 Bay Drive, Massapequa, NY 11758", "marcus", [dog("Guinness"), dog("Harp")], {
    garage_code: "7734*",
  }),
  home("Yuki Tanaka", "402 Newbridge Road, East Meadow, NY 11554", "priya", [dog("Hachi")]),
  home(
    "Deborah Goldfarb",
    "29 Shore Drive, Merrick, NY 11566",
    "jasmine",
    [dog("Latke", { feeding: "Nothing from the table" })],
    { custom_rates: { walk25: 2800, visit: 2800 } },
  ),
  home("Anthony Russo", "615 Bedford Avenue, Bellmore, NY 11710", "tommy", [
    dog("Rocco", { flags: ["not with other dogs"] }),
  ]),
  home("Chidinma Okafor", "84 Center Avenue, Bellmore, NY 11710", "rosa", [dog("Simba"), dog("Nala")], {
    garage_code: "3006",
  }),
  home("Patrick Moynihan", "2250 Legion Street, Bellmore, NY 11710", "dale", [dog("Murphy")]),
  home("Linda Schwarz", "19 Oak Street, Wantagh, NY 11793", "marcus", [cat("Moritz"), cat("Max")]),
  home("Jamal Carter", "730 Seamans Neck Road, Seaford, NY 11783", "jasmine", [
    dog("Jordan", { notes: "Carries a tennis ball everywhere" }),
  ]),
  home(
    "Olivia Petrakis",
    "51 Clocks Boulevard, Massapequa, NY 11758",
    "priya",
    [dog("Zeus"), dog("Athena"), cat("Homer")],
    { garage_code: "9080" },
  ),
  home("Margaret Wojciechowski", "1406 Wantagh Avenue, Wantagh, NY 11793", "dale", [dog("Pierogi")], {
    emergency_contact: { name: "Ewa", relation: "Daughter", phone: "6315550182" },
  }),
  home("Sean Gallagher", "3 Hewlett Lane, Bellmore, NY 11710", "tommy", [dog("Banjo")]),
  home("Nina Petrova", "212 Merrick Avenue, East Meadow, NY 11554", "rosa", [
    cat("Pushkin", { medication: "Insulin, 2 units, only after he has eaten" }),
  ]),
  home("Eduardo Vásquez", "640 South Main Street, Freeport, NY 11520", "marcus", [dog("Canela"), dog("Churro")], {
    garage_code: "1212",
  }),
  home("Allison Brandt", "88 Park Avenue, Massapequa Park, NY 11762", "priya", [
    dog("Willow", { flags: ["afraid of thunder"] }),
  ]),
  home("Terrence Whitaker", "455 Washington Avenue, Freeport, NY 11520", "jasmine", [dog("Duke")]),
  home("Rachel Feinstein", "1730 Hannington Avenue, Wantagh, NY 11793", "rosa", [dog("Bagel"), dog("Schmear")]),
  home("Gino Ferraro", "37 Levittown Parkway, Levittown, NY 11756", "tommy", [dog("Cannoli")], {
    custom_rates: { overnight: 9000 },
  }),
  home("Mei-Ling Zhou", "9 Sunrise Lane, Levittown, NY 11756", "dale", [cat("Dumpling"), cat("Noodle"), cat("Bao")], {
    garage_code: "6868",
  }),
  home("Brendan Kelleher", "2001 Natta Boulevard, Bellmore, NY 11710", "marcus", [dog("Clancy")], {
    without_account: "invited",
  }),
  home("Teresa Montalbano", "14 Cedar Shore Drive, Massapequa, NY 11758", "jasmine", [dog("Gigi")], {
    without_account: "not invited",
  }),
  home("Harold Jensen", "560 Beltagh Avenue, Bellmore, NY 11710", "dale", [dog("Rusty")], {
    active: false,
    notes: "Moved to Florida.",
  }),
];
