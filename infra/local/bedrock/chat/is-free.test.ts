import { expect, it } from 'vitest';
import { isFree } from './is-free.ts';

it.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://[::1]:8080/v1',
  'http://192.168.1.20:1234/v1',
  'http://172.20.0.2/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
])('a server in the own network costs nothing: %s', (url) => {
  expect(isFree(url)).toBe(true);
});

it.each(['https://api.example.com/v1', 'http://8.8.8.8/v1', 'http://172.40.0.2/v1'])(
  'a server elsewhere is paid: %s',
  (url) => {
    expect(isFree(url)).toBe(false);
  },
);
