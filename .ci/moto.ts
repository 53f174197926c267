const ignoresTokens = "takes no notice of ClientRequestToken";
const noIsolation = "runs simultaneous writes into each other";
const oneHour = "gives every token an hour, whatever the app client says";
const uncheckedInTransaction = "does not check this in a transaction";

const cognito = "packages/local/stand-ins/src/cognito";
const dynamoDb = "packages/local/stand-ins/src/dynamodb/conformance";
const sms = "packages/local/stand-ins/src/sns/start-sns.test.ts > texting >";
const storage = "packages/storage/src";
const written = `${dynamoDb}/transact-write.test.ts > TransactWriteItems >`;
const read = `${dynamoDb}/transact-get.test.ts > TransactGetItems >`;

/**
 * The names of the tests that moto's server (5.2.4) fails, each with the reason.
 * moto also keeps a copy of the whole table for each write of a transaction, some gigabytes in a run of the suites.
 */
export const motoLacks: Record<string, string> = {
  [`${cognito}/pools.test.ts > a user pool that is set up again > has the settings of the last time`]: oneHour,
  [`${cognito}/sign-in.test.ts > signing in > gives tokens that last as long as the app client says`]: oneHour,
  [`${cognito}/sign-in.test.ts > signing in > by an unknown name is refused as with a wrong password`]:
    "takes no notice of PreventUserExistenceErrors",
  [`${cognito}/tokens.test.ts > an access token, as aws-jwt-verify sees it > lasts as long as the app client says`]:
    oneHour,
  [`${cognito}/tokens.test.ts > an access token, as aws-jwt-verify sees it > names the event that it was made in`]:
    "leaves event_id out",
  [`${cognito}/users.test.ts > users > with a changed email are unverified unless the same call says otherwise`]:
    "leaves email_verified as it was",
  [`${cognito}/users.test.ts > users > have no attributes that the pool does not know`]: "takes any attribute",
  [`${cognito}/users.test.ts > a password > beginning with a space is refused as a parameter`]:
    "does not check the pattern of passwords",
  [`${cognito}/users.test.ts > a password > ending with a space is refused as a parameter`]:
    "does not check the pattern of passwords",
  [`${cognito}/users.test.ts > a password > of more than 256 characters is refused as a parameter`]:
    "calls it InvalidPasswordException",

  [`${sms} to "5165550123" is refused`]: "takes a number without its plus sign",
  [`${sms} without words is refused`]: "sends an empty message",
  [`${sms} to nobody is refused`]: "answers with an internal error",

  [`${dynamoDb}/batches.test.ts > BatchWriteItem refuses more than 25, and then writes nothing`]: "takes more than 25",
  [`${dynamoDb}/client-tokens.test.ts > A client token makes a repeated transaction happen once`]: ignoresTokens,
  [`${dynamoDb}/client-tokens.test.ts > A client token makes a transaction happen once even if the repetitions are simultaneous`]:
    ignoresTokens,
  [`${dynamoDb}/client-tokens.test.ts > A client token is refused with other content, whatever the order of attributes`]:
    ignoresTokens,
  [`${dynamoDb}/client-tokens.test.ts > A client token has at most 36 characters`]: ignoresTokens,
  [`${dynamoDb}/items.test.ts > PutItem and GetItem > tell the capacity that they used, on request`]:
    "counts every call as one unit",
  [`${dynamoDb}/items.test.ts > UpdateItem > counts every one of many simultaneous additions`]: noIsolation,
  [`${dynamoDb}/items.test.ts > UpdateItem > lets exactly one of many simultaneous conditional updates through`]:
    noIsolation,
  [`${dynamoDb}/refusals.test.ts > Refused requests > an index key of the wrong type`]: "does not check the type",
  [`${dynamoDb}/queries.test.ts > Query of an index > refuses an index that is not there`]:
    "calls it ResourceNotFoundException",
  [`${dynamoDb}/simultaneous.test.ts > Of simultaneous transactions on one item exactly one wins`]: noIsolation,
  [`${dynamoDb}/simultaneous.test.ts > Simultaneous transactions conserve money, as every reader sees it`]: noIsolation,
  [`${dynamoDb}/simultaneous.test.ts > Simultaneous transactions and single writes see each other whole`]: noIsolation,
  [`${written} is cancelled by an update of a missing attribute`]: "refuses the call without its reasons",
  [`${written} is cancelled by an update beyond 400 KB`]: "refuses the call without its reasons",
  [`${written} is cancelled by an index key of the wrong type`]: uncheckedInTransaction,
  [`${written} is cancelled by a key of the wrong type`]: uncheckedInTransaction,
  [`${written} refuses no actions and writes nothing`]: uncheckedInTransaction,
  [`${written} refuses an expression that does not parse and writes nothing`]: "answers with an internal error",
  [`${written} refuses an empty key and writes nothing`]: uncheckedInTransaction,
  [`${written} refuses items of more than 4 MB and writes nothing`]: uncheckedInTransaction,
  [`${written} tells the capacity, twice that of single writes, on request`]: "tells none",
  [`${read} answers the attributes asked for`]: "answers every attribute",
  [`${read} refuses duplicates`]: uncheckedInTransaction,
  [`${read} is cancelled by a key that does not match`]: "refuses the call without its reasons",

  [`${storage}/schedules/materialise.test.ts > two runs at once store what one does`]: noIsolation,
  [`${storage}/schedules/materialise.test.ts > a visit is stored ahead once, and only one that is still to be stored`]:
    noIsolation,
  [`${storage}/people/phone-codes.test.ts > it has as many guesses as it was given, also at the same time`]:
    noIsolation,
  [`${storage}/schedules/read-visits-in.test.ts > reading 2031-03-01 to 2031-05-15 is what is read when all of it is stored`]:
    "copies the table for every write: 90 seconds and many gigabytes",
  [`${storage}/schedules/read-months.test.ts > a month of 1,000 visits costs at most 75 read units and one page of one query beside an empty one`]:
    "counts every page as one unit, and pages by what an index does not hold",
  [`${storage}/schedules/schedules.test.ts > of twenty who make one schedule at once, one makes it`]: noIsolation,
  [`${storage}/people/signups.test.ts > of ten who spend a code of three uses at the same time, three get in`]:
    noIsolation,
  [`${storage}/people/throttles.test.ts > of many at the same time, those are counted that the limit allows, in a new window and in an old one`]:
    noIsolation,
  [`${storage}/people/users.test.ts > of twenty who take one email address at once, one gets it`]: noIsolation,
  [`${storage}/schedules/complete-visit.test.ts > of fifty completions at once exactly one completes, and the others are told which`]:
    noIsolation,
};

/** Whether moto's server answers at this address. Only moto has its dashboard. */
export async function isMoto(endpoint: string): Promise<boolean> {
  const answer = await fetch(new URL("/moto-api/", endpoint)).catch(() => undefined);
  return answer?.ok === true && (await answer.text()).includes("<title>Moto</title>");
}
