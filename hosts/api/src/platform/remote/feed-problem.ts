/** Where in a feed's text something is wrong; both count from 1. */
export interface FeedPosition {
  line: number;
  column: number;
}

/** A feed as a whole cannot be read: nothing of it is imported. The message is a sentence for the operator. */
export class FeedProblem extends Error {
  readonly position: FeedPosition | undefined;
  /** The message without the position. */
  readonly sentence: string;

  constructor(sentence: string, position?: FeedPosition) {
    super(position ? `Line ${position.line}, column ${position.column}: ${sentence}` : sentence);
    this.name = 'FeedProblem';
    this.sentence = sentence;
    this.position = position;
  }
}
