import { expect, test } from 'vitest';
import { route } from '../src/lib/router.svelte';

test.each([
  ['/', { page: 'door' }],
  ['/me', { page: 'me' }],
  ['/me/gallery', { page: 'gallery' }],
  ['/me/gallery/more', { page: 'nowhere' }],
  ['/settings', { page: 'settings' }],
  ['/accessibility', { page: 'accessibility' }],
  ['/circle/aB3-_x', { page: 'circle', id: 'aB3-_x' }],
  ['/circle', { page: 'nowhere' }],
  ['/circle/a/b', { page: 'nowhere' }],
  ['/t/OVAL', { page: 'table', code: 'OVAL' }],
  ['/t/oval/', { page: 'table', code: 'OVAL' }],
  ['/t/OVAL/screen', { page: 'screen', code: 'OVAL' }],
  ['/t/OVAL/replay', { page: 'replay', code: 'OVAL' }],
  ['/t/TOOLONGACODE', { page: 'nowhere' }],
  ['/t/OV4L', { page: 'nowhere' }],
  ['/t/OVAL/elsewhere', { page: 'nowhere' }],
  ['/t/OVAL/screen/more', { page: 'nowhere' }],
  ['/me/too', { page: 'nowhere' }],
  ['/elsewhere', { page: 'nowhere' }],
])('%s', (path, page) => expect(route(path)).toEqual(page));
