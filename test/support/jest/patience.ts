// Tests with a browser or processes of their own take long on a busy machine; this limit only ends a test that hangs.
jest.setTimeout(300_000);
