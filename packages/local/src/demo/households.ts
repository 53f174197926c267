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

/** In the order of the demo's bookings. The first is the demo account. */
export const households: Household[] = [
  {
    name: "Ana Reyes",
    email: demoEmails.client,
    address: "2418 Bellmore Avenue, Bellmore, NY 11710",
    garage_code: "4471#",
    walker: "rosa",
    pets: [
      dog("Biscuit", {
        feeding: "One cup of the blue bag after the walk",
        vet,
        flags: ["pulls on the lead"],
        notes: "Front-clip harness by the door",
      }),
      cat("Señor Whiskers", { feeding: "Half a tin at noon", medication: "Thyroid pill in a treat, evenings" }),
    ],
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
  {
    name: "Siobhán O'Shaughnessy",
    address: "31 Wilson Avenue, Bellmore, NY 11710",
    walker: "rosa",
    pets: [dog("Finnegan", { flags: ["shy with men"] })],
  },
  {
    name: "Maximiliana Featherstonehaugh-Cholmondeley",
    address: "1 Lakeview Terrace at the Landing, Apartment 12B, Wantagh, NY 11793",
    garage_code: "Gate 0911, then 2#",
    walker: "marcus",
    pets: [
      dog("Bartholomew Fitzwilliam III"),
      dog("Duchess"),
      dog("Earl Grey"),
      dog("Lady Penelope"),
      dog("Sir Barks-a-Lot"),
      cat("The Dowager"),
    ],
    custom_rates: { walk25: 4500, overnight: 18_000 },
    notes: "Six animals: allow the whole 25 minutes.",
  },
  {
    name: "D'Angelo Fitzgerald",
    address: "77 Grand Avenue, North Bellmore, NY 11710",
    walker: "rosa",
    pets: [dog("Peanut 🥜", { flags: ["friendly", "jumps up"] })],
  },
  {
    name: "Hannah Lindqvist",
    address: "905 Little Neck Avenue, North Bellmore, NY 11710",
    garage_code: "1988",
    walker: "priya",
    pets: [dog("Odin"), dog("Freya")],
  },
  {
    name: "Robert Napolitano",
    keys: [
      { label: "Copy A", holder: "rosa", since: "2026-02-02" },
      { label: "Copy B", place: "Office, hook 7", since: "2026-02-02" },
    ],
    address: "16 Pettit Place, Merrick, NY 11566",
    walker: "tommy",
    pets: [dog("Meatball", { medication: "Eye drops, left eye, once" })],
  },
  {
    name: "Grace Kim",
    address: "240 Fox Boulevard, Merrick, NY 11566",
    garage_code: "5520",
    walker: "jasmine",
    pets: [dog("Mochi"), cat("Tofu")],
  },
  {
    name: "William Abernathy",
    access: { lockbox: "1492, behind the hose", parking: "Street, even side" },
    address: "3312 Jerusalem Avenue, Wantagh, NY 11793",
    walker: "dale",
    pets: [dog("Captain", { notes: "Deaf: wave before you touch him", vet })],
    custom_rates: { walk25: 2200 },
  },
  {
    name: "Fatima Haddad",
    address: "58 Riverside Avenue, Seaford, NY 11783",
    walker: "rosa",
    pets: [cat("Layla", { feeding: "A quarter cup of dry food, fresh water" }), cat("Noor")],
  },
  {
    name: "Connor & Beth Sullivan",
    address: "1127 Bay Drive, Massapequa, NY 11758",
    garage_code: "7734*",
    walker: "marcus",
    pets: [dog("Guinness"), dog("Harp")],
  },
  {
    name: "Yuki Tanaka",
    address: "402 Newbridge Road, East Meadow, NY 11554",
    walker: "priya",
    pets: [dog("Hachi")],
  },
  {
    name: "Deborah Goldfarb",
    address: "29 Shore Drive, Merrick, NY 11566",
    walker: "jasmine",
    pets: [dog("Latke", { feeding: "Nothing from the table" })],
    custom_rates: { walk25: 2800, visit: 2800 },
  },
  {
    name: "Anthony Russo",
    address: "615 Bedford Avenue, Bellmore, NY 11710",
    walker: "tommy",
    pets: [dog("Rocco", { flags: ["not with other dogs"] })],
  },
  {
    name: "Chidinma Okafor",
    address: "84 Center Avenue, Bellmore, NY 11710",
    garage_code: "3006",
    walker: "rosa",
    pets: [dog("Simba"), dog("Nala")],
  },
  {
    name: "Patrick Moynihan",
    address: "2250 Legion Street, Bellmore, NY 11710",
    walker: "dale",
    pets: [dog("Murphy")],
  },
  {
    name: "Linda Schwarz",
    address: "19 Oak Street, Wantagh, NY 11793",
    walker: "marcus",
    pets: [cat("Moritz"), cat("Max")],
  },
  {
    name: "Jamal Carter",
    address: "730 Seamans Neck Road, Seaford, NY 11783",
    walker: "jasmine",
    pets: [dog("Jordan", { notes: "Carries a tennis ball everywhere" })],
  },
  {
    name: "Olivia Petrakis",
    address: "51 Clocks Boulevard, Massapequa, NY 11758",
    garage_code: "9080",
    walker: "priya",
    pets: [dog("Zeus"), dog("Athena"), cat("Homer")],
  },
  {
    name: "Margaret Wojciechowski",
    address: "1406 Wantagh Avenue, Wantagh, NY 11793",
    walker: "dale",
    pets: [dog("Pierogi")],
    emergency_contact: { name: "Ewa", relation: "Daughter", phone: "6315550182" },
  },
  {
    name: "Sean Gallagher",
    address: "3 Hewlett Lane, Bellmore, NY 11710",
    walker: "tommy",
    pets: [dog("Banjo")],
  },
  {
    name: "Nina Petrova",
    address: "212 Merrick Avenue, East Meadow, NY 11554",
    walker: "rosa",
    pets: [cat("Pushkin", { medication: "Insulin, 2 units, only after he has eaten" })],
  },
  {
    name: "Eduardo Vásquez",
    address: "640 South Main Street, Freeport, NY 11520",
    garage_code: "1212",
    walker: "marcus",
    pets: [dog("Canela"), dog("Churro")],
  },
  {
    name: "Allison Brandt",
    address: "88 Park Avenue, Massapequa Park, NY 11762",
    walker: "priya",
    pets: [dog("Willow", { flags: ["afraid of thunder"] })],
  },
  {
    name: "Terrence Whitaker",
    address: "455 Washington Avenue, Freeport, NY 11520",
    walker: "jasmine",
    pets: [dog("Duke")],
  },
  {
    name: "Rachel Feinstein",
    address: "1730 Hannington Avenue, Wantagh, NY 11793",
    walker: "rosa",
    pets: [dog("Bagel"), dog("Schmear")],
  },
  {
    name: "Gino Ferraro",
    address: "37 Levittown Parkway, Levittown, NY 11756",
    walker: "tommy",
    pets: [dog("Cannoli")],
    custom_rates: { overnight: 9000 },
  },
  {
    name: "Mei-Ling Zhou",
    address: "9 Sunrise Lane, Levittown, NY 11756",
    garage_code: "6868",
    walker: "dale",
    pets: [cat("Dumpling"), cat("Noodle"), cat("Bao")],
  },
  {
    name: "Brendan Kelleher",
    without_account: "invited",
    address: "2001 Natta Boulevard, Bellmore, NY 11710",
    walker: "marcus",
    pets: [dog("Clancy")],
  },
  {
    name: "Teresa Montalbano",
    without_account: "not invited",
    address: "14 Cedar Shore Drive, Massapequa, NY 11758",
    walker: "jasmine",
    pets: [dog("Gigi")],
  },
  {
    name: "Harold Jensen",
    address: "560 Beltagh Avenue, Bellmore, NY 11710",
    walker: "dale",
    pets: [dog("Rusty")],
    active: false,
    notes: "Moved to Florida.",
  },
];
