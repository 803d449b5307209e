/** A role a visitor may log in as. */
export type SessionRole = 'candidate' | 'employer';
