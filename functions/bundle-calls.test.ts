import { expect, test } from "vitest";
import { detailsIn } from "./bundle-calls.ts";

const query = ["dynamodb:Query"];
const transaction = ["dynamodb:TransactWriteItems"];

test("a bundle's queries name their indexes", () => {
  const code = 'q(e,{IndexName:"walker",K:1});var r={a:{IndexName:"walker"},b:{IndexName:"client"}};t={...r[x]}';
  expect(detailsIn(code, query)).toEqual(["dynamodb:Query/walker", "dynamodb:Query/client"]);
  expect(detailsIn(code, [])).toEqual([]);
});

test.each(["q(e,{IndexName:r})", "q(e,{IndexName:a?`b`:c})"])("an index that is not written out fails: %s", (code) => {
  expect(() => detailsIn(code, query)).toThrow(/^A query's index is not written out: IndexName:/);
});

test("a bundle's transactions name their writes, in whatever form, but not by the document client's own list", () => {
  const ownList =
    '{"*":{ConditionCheck:{Key:Te,ExpressionAttributeValues:Te},Put:{Item:Te,ExpressionAttributeValues:Te},' +
    "Delete:{Key:Te,ExpressionAttributeValues:Te},Update:{Key:$e,ExpressionAttributeValues:$e}}}";
  expect(detailsIn(ownList, transaction)).toEqual([]);
  const code = `${ownList};w([{Put:{TableName:e,Item:t}},{Delete:d(e)},{Put:{...p}}])`;
  expect(detailsIn(code, transaction)).toEqual([
    "dynamodb:TransactWriteItems/Put",
    "dynamodb:TransactWriteItems/Delete",
  ]);
  expect(detailsIn(code, query)).toEqual([]);
});
