// For what needs a browser or processes of its own: a limit that only a test that hangs comes to.
jest.setTimeout(300_000);
