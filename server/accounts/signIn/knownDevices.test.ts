import { KnownDevices, knows } from './knownDevices';

const devices = new KnownDevices('a secret of the tests alone');
const account = (id: number) => ({ id, credentialVersion: 1 });

it('knows the last ten accounts of a device', () => {
  let cookie: string | null = null;
  for (let id = 1; id <= 11; id += 1) cookie = devices.remember(devices.read(cookie), account(id));
  const device = devices.read(cookie)!;
  expect(Array.from({ length: 11 }, (_, index) => knows(device, account(index + 1)))).toEqual([
    false,
    ...Array<boolean>(10).fill(true),
  ]);
});

it('knows an account at its credentials alone', () => {
  const device = devices.read(devices.remember(null, account(7)))!;
  expect([1, 2].map((credentialVersion) => knows(device, { id: 7, credentialVersion }))).toEqual([true, false]);
});

it.each([null, '', 'device.name.7-1-99999', `${devices.remember(null, account(7))}x`])(
  'takes %j for none',
  (cookie) => {
    expect(devices.read(cookie)).toBeNull();
  },
);

it('takes what was signed by another secret for none', () => {
  expect(devices.read(new KnownDevices('another secret').remember(null, account(7)))).toBeNull();
});
