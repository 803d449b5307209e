/** Runs steps side by side as far as the machine's cores go, each after the steps it needs. */
import { availableParallelism } from 'node:os';
import { task } from './terminal.mjs';

/**
 * @typedef {import('./reports.mjs').Result} Result
 * @typedef {object} Step
 * @property {string} name
 * @property {string} label what it does, in words
 * @property {number} cores how many it keeps busy
 * @property {string[]} [after] names of steps that must have ended (well or not) before
 * @property {(update: (detail: string) => void) => Promise<Result>} run
 */

/** @param {Result} result */
const inNumbers = ({ passed, failed }) =>
  failed > 0 ? `${passed} passed, ${failed} failed` : passed > 1 ? `${passed} passed` : '';

/**
 * @param {Step[]} steps in the order they should start
 * @returns {Promise<Map<string, Result>>} never rejects: a step that throws has failed once
 */
export async function runSteps(steps) {
  const cores = Math.max(2, availableParallelism());
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...steps];
  let busy = 0;
  await new Promise((resolve) => {
    /** @param {Step} step */
    const ready = ({ after = [] }) =>
      after.every((name) => results.has(name) || !steps.some((other) => other.name === name));
    const next = () => {
      if (results.size === steps.length) return resolve(undefined);
      for (;;) {
        const step = waiting.find(ready);
        const wanted = Math.min(step?.cores ?? 0, cores);
        // In order: a wide step waits for its cores, and what stands behind it waits with it.
        if (!step || busy + wanted > cores) return undefined;
        waiting.splice(waiting.indexOf(step), 1);
        busy += wanted;
        void runStep(step).then((result) => {
          results.set(step.name, result);
          busy -= wanted;
          next();
        });
      }
    };
    next();
  });
  return results;
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep(step) {
  const progress = task(step.label);
  let result;
  try {
    result = await step.run(progress.update);
  } catch (error) {
    // Policy: a step that breaks is a failed step; the others go on and the sum says so.
    result = {
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  if (result.failed > 0) progress.fail(inNumbers(result));
  else progress.done(inNumbers(result));
  return result;
}

/**
 * Prints what failed, then the sum as the last line, and ends the command.
 * @param {Step[]} steps @param {Map<string, Result>} results
 */
export function sumUp(steps, results) {
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const result = results.get(step.name);
    if (!result) continue;
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0)
      process.stdout.write(`\n── ${step.label} ──\n${shortened(result.output.trim())}\n`);
  }
  process.stdout.write(`${failed > 0 ? '\n' : ''}${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** @param {string} output the end of it says what is wrong */
const shortened = (output) => (output.length > 20_000 ? `…${output.slice(-20_000)}` : output);
