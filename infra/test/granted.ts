/** The calls of editing visits. */
const writes = "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem";

/** The calls of an act on a client's money. */
const moneyWrites = "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem";

/** The functions that may do more than read and write their log. A transaction may make all four kinds of write. */
export const granted = {
  "account/change-email": {
    "cognito-idp": "AdminInitiateAuth AdminUpdateUserAttributes AdminUserGlobalSignOut",
    dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem",
    sns: "Publish",
  },
  "account/change-me": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "account/change-name": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "account/change-password": {
    "cognito-idp": "AdminInitiateAuth AdminSetUserPassword AdminUserGlobalSignOut",
    dynamodb: "DeleteItem GetItem UpdateItem",
  },
  "account/delete-me": {
    "cognito-idp": "AdminDeleteUser AdminInitiateAuth",
    dynamodb: moneyWrites,
  },
  "auth/forgot-password": { dynamodb: "GetItem PutItem UpdateItem" },
  "auth/login": {
    "cognito-idp": "AdminInitiateAuth",
    dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem",
  },
  "auth/logout": { dynamodb: "GetItem UpdateItem" },
  "auth/reset-password": {
    "cognito-idp": "AdminInitiateAuth AdminUserGlobalSignOut",
    dynamodb: "DeleteItem GetItem PutItem UpdateItem",
  },
  "clients/change-client": { dynamodb: "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "clients/create-client": { dynamodb: "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "clients/merge-clients": { dynamodb: moneyWrites },
  "clients/reprice-visits": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem" },
  "clients/show-client-codes": { dynamodb: "GetItem PutItem" },
  "completed-walks/correct-charge": { dynamodb: writes },
  "completed-walks/correct-pay": { dynamodb: writes },
  "completed-walks/take-back-write-off": { dynamodb: writes },
  "completed-walks/write-off-visit": { dynamodb: writes },
  "editing/assign-visit": { dynamodb: writes },
  "editing/cancel-visit": { dynamodb: writes },
  "editing/confirm-visit": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem" },
  "editing/end-schedule": { dynamodb: writes },
  "editing/move-visit": { dynamodb: writes },
  "editing/reopen-visit": { dynamodb: writes },
  "editing/restore-visit": { dynamodb: writes },
  "editing/undo-edit": { dynamodb: writes },
  "editing/update-occurrence": {
    dynamodb: writes,
  },
  "editing/update-schedule": {
    dynamodb: writes,
  },
  "exports/create-export": {
    dynamodb: "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem UpdateItem",
    lambda: "InvokeFunction",
    s3: "GetObject",
  },
  "exports/list-exports": { dynamodb: "BatchGetItem GetItem Query", s3: "GetObject" },
  "invites/invite-person": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "invites/revoke-invite": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "invites/send-invite": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem", sns: "Publish" },
  "invoices/change-invoice": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "invoices/make-invoices": { dynamodb: writes },
  "invoices/preview-invoices": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem" },
  "invoices/void-invoice": { dynamodb: writes },
  "jobs/export-table": { dynamodb: "DeleteItem Query Scan UpdateItem", s3: "PutObject" },
  "jobs/first-owner": {
    "cognito-idp": "AdminCreateUser AdminSetUserPassword AdminUpdateUserAttributes",
    dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem",
  },
  "jobs/nightly": {
    "cognito-idp": "AdminDeleteUser AdminUpdateUserAttributes",
    dynamodb: writes,
    sns: "Publish",
  },
  "pay/pay-walker": { dynamodb: writes },
  "pay/undo-pay-run": { dynamodb: "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "payments/adjust-invoice": { dynamodb: moneyWrites },
  "payments/apply-credit": { dynamodb: moneyWrites },
  "payments/give-credit": { dynamodb: moneyWrites },
  "payments/record-payment": { dynamodb: moneyWrites },
  "payments/refund-client": { dynamodb: moneyWrites },
  "payments/reverse-payment": { dynamodb: moneyWrites },
  "people/deactivate-person": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem" },
  "people/reactivate-person": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem" },
  "schedules/create-schedule": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "settings/create-referral-code": {
    dynamodb: "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem UpdateItem",
  },
  "settings/reprice-all-visits": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem" },
  "settings/revoke-referral-code": {
    dynamodb: "BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem UpdateItem",
  },
  "settings/set-pricing": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "signup/complete-client": {
    "cognito-idp": "AdminCreateUser AdminDeleteUser AdminInitiateAuth AdminSetUserPassword",
    dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem",
  },
  "signup/complete-walker": {
    "cognito-idp": "AdminCreateUser AdminDeleteUser AdminInitiateAuth AdminSetUserPassword",
    dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem",
  },
  "signup/email-available": { dynamodb: "GetItem UpdateItem" },
  "signup/send-code": { dynamodb: "DeleteItem GetItem PutItem UpdateItem", sns: "Publish" },
  "signup/validate-referral": { dynamodb: "GetItem UpdateItem" },
  "signup/verify-phone": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "visits/complete-walk": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "visits/delete-walk-note": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "visits/show-visit-codes": { dynamodb: "GetItem PutItem" },
  "walkers/change-walker": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "walkers/create-walker": { dynamodb: "ConditionCheckItem DeleteItem GetItem PutItem UpdateItem" },
  "walkers/walker-heartbeat": { dynamodb: "GetItem UpdateItem" },
  "weeks/close-week": { dynamodb: writes },
};
