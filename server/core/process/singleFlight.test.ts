import { singleFlight } from './singleFlight';

test('who asks while a reading lasts gets that one; a reading that fails is begun anew', async () => {
  const ends: ((value: number | Error) => void)[] = [];
  const read = singleFlight(
    () =>
      new Promise<number>((resolve, reject) => {
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  const [first, second] = [read(), read()];
  expect(ends).toHaveLength(1);
  ends[0]!(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
  const failing = read();
  ends[1]!(new Error('the disk is away'));
  await expect(failing).rejects.toThrow('the disk is away');
  void read();
  expect(ends).toHaveLength(3);
});
