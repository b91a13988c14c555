import { expect, test } from 'vitest';
import { Coach, type Decision } from './coach.svelte';
import { Refusal, type Wish } from './socket';
import type { Tell } from './wire.gen';

/** A coach who answers when told to. */
function slow() {
  const asked: Wish[] = [];
  const answers: { give: (tell: Tell) => void; refuse: (code: string) => void }[] = [];
  const coach = new Coach((wish) => {
    asked.push(wish);
    return new Promise((resolve, reject) => {
      answers.push({ give: resolve, refuse: (code) => reject(new Refusal(code)) });
    });
  });
  const answer = async (seq: number): Promise<void> => {
    answers
      .shift()
      ?.give({ type: 'Advised', id: 'a', seq, seat: 0, advice: `advice ${seq}`, costs: [0, 1.5] });
    await settled();
  };
  const refuse = async (code: string): Promise<void> => {
    answers.shift()?.refuse(code);
    await settled();
  };
  return { coach, asked, answer, refuse };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const at = (seq: number): Decision => ({ match: 1, seq, seat: 0 });

test('it is asked once about a decision', async () => {
  const { coach, asked, answer } = slow();
  coach.consult(at(2));
  coach.consult(at(2));
  expect(coach.advice(at(2))).toBeNull();
  await answer(2);
  coach.consult(at(2));
  expect(asked).toEqual([{ type: 'Advise', seat: 0 }]);
  expect(coach.advice(at(2))).toBe('advice 2');
  expect(coach.advice({ ...at(2), match: 2 })).toBeNull();
});

test('the game goes on while it thinks; then it is asked about the newest', async () => {
  const { coach, asked, answer } = slow();
  for (const seq of [2, 4, 6]) coach.consult(at(seq));
  await answer(2);
  expect(asked).toHaveLength(2);
  await answer(6);
  expect(coach.advice(at(6))).toBe('advice 6');
  expect(asked).toHaveLength(2);
});

test('a refusal is told once, and the next decision is asked about', async () => {
  const { coach, asked, answer, refuse } = slow();
  coach.consult(at(2));
  await refuse('no-coach');
  expect(coach.trouble(at(2))).not.toBeNull();
  coach.consult(at(2));
  expect(asked).toHaveLength(1);
  coach.consult(at(4));
  await answer(4);
  expect(coach.advice(at(4))).toBe('advice 4');
});

test('what was lost on the way is asked again when the table is back', async () => {
  const { coach, asked, answer, refuse } = slow();
  coach.consult(at(2));
  await refuse('lost-on-the-way');
  coach.consult(at(2));
  await answer(2);
  expect(asked).toHaveLength(2);
  expect(coach.advice(at(2))).toBe('advice 2');
});

test('it says what each legal play gives away', async () => {
  const { coach, answer } = slow();
  const legal = [
    { type: 'Roll', roll: 1, keep: [] },
    { type: 'Roll', roll: 1, keep: [5, 5] },
  ];
  const play = { type: 'Roll', keep: [5, 5], roll: 1 };
  coach.consult(at(2));
  expect(coach.cost(at(2), legal, play)).toBeNull();
  await answer(2);
  expect(coach.cost(at(2), legal, play)).toBe(1.5);
  expect(coach.cost(at(2), legal, { ...play, keep: [5] })).toBeNull();
  expect(coach.cost(at(4), legal, play)).toBeNull();
});

test('verdicts are kept for the log', () => {
  const { coach } = slow();
  coach.judge({ match: 1, seq: 4, cost: 0.84 });
  coach.judge(null);
  expect(coach.last).toBeNull();
  expect(coach.verdicts).toHaveLength(1);
});
