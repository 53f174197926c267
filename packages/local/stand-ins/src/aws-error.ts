/** An AWS service's error, with its name, message and HTTP status. */
export class AwsError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
