export { awsEnvironment, localCredentials, setEnvironment } from "./environment.ts";
export { createSignIn, ensureInstallation, findInstallation, type Installation } from "./installation.ts";
export { type StandIns, startStandIns } from "./stand-ins.ts";
export { type NewAccount, startTestInstallation, type TestInstallation } from "./test-installation.ts";
