import type { Send } from '@boardwright/api-client';

type Call = Parameters<Send>[0];

/** Everything an answer may depend on: the caller's headers differ by role. */
const questionOf = ({ url, headers }: Call): string => JSON.stringify([url, headers]);

/**
 * Blocks of one page often ask the same, as how many jobs there are: within a request each question is put once. After a
 * call that changes something all is asked anew, and so is what failed.
 */
export function requestOnce(send: Send): Send {
  const asked = new Map<string, ReturnType<Send>>();
  return (call) => {
    if (call.method !== 'GET' || call.binary) {
      asked.clear();
      return send(call);
    }
    const question = questionOf(call);
    const known = asked.get(question);
    if (known) return known;
    const answer = send(call);
    asked.set(question, answer);
    answer.catch(() => asked.delete(question));
    return answer;
  };
}
