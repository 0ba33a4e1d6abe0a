/** Test files share a worker: whatever one puts in the place of something global is gone before the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.unstubAllGlobals());
