/** Where in a feed's text something is wrong; both count from 1. */
export interface FeedPosition {
  line: number;
  column: number;
}

/** A feed as a whole cannot be read: nothing of it is imported. The message is a sentence for the operator. */
export class FeedProblem extends Error {
  readonly position: FeedPosition | undefined;

  constructor(message: string, position?: FeedPosition) {
    super(position ? `Line ${position.line}, column ${position.column}: ${message}` : message);
    this.name = 'FeedProblem';
    this.position = position;
  }
}
