import { parseJson } from './json-body'

const parse = (json: string): unknown => parseJson(Buffer.from(json))
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('The JSON reader', () => {
  it.each([
    ['{"a":1,"b":[{"c":"d"},{"c":"e"}],"f":"g:\\"h\\"","i":{"a":null}}'],
    ['"{\\"a\\":1,\\"a\\":2}"'],
    ['["a","a"]'],
    ['{"name":"😀 ना","n":-1.5e3}'],
    [deep(12)],
  ])('reads %s', (json) => {
    expect(parse(json)).toEqual(JSON.parse(json))
  })

  it('takes an empty body for none', () => {
    expect(parse('')).toBeUndefined()
  })

  it.each([
    ['a field named twice', '{"a":1,"b":2,"a":3}', 'The request names a field twice.'],
    ['a field named twice in disguise', '{"a":1,"\\u0061":3}', 'The request names a field twice.'],
    ['a field named twice inside', '[{"x":{"a":1 ,"a" :3}}]', 'The request names a field twice.'],
    ['__proto__', '{"__proto__":{"admin":true}}', 'The request has a field that is not allowed.'],
    ['__proto__ in disguise', '{"\\u005f_proto__":1}', 'The request has a field that is not allowed.'],
    ['constructor', '{"a":{"constructor":1}}', 'The request has a field that is not allowed.'],
    ['13 levels', deep(13), 'The request is nested too deeply.'],
    ['100,000 levels', deep(100_000), 'The request is nested too deeply.'],
    ['a huge number', '{"a":1e999}', 'The request has a number that is too large.'],
    ['half a character', '{"a":"\\ud800"}', 'The request has characters that cannot be stored.'],
    ['half a character in a name', '{"\\udc00":1}', 'The request has characters that cannot be stored.'],
    ['NUL', '{"a":"\\u0000"}', 'The request has characters that cannot be stored.'],
    ['something else', '{"a":', 'The request is not valid JSON.'],
    ['two values', '{} {}', 'The request is not valid JSON.'],
  ])('refuses %s', (_name, json, message) => {
    expect(() => parse(json)).toThrow(message)
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('The request is not valid JSON.')
  })

  it('finds a field named twice however wide the space before its colon', () => {
    expect(() => parse(`{"a"${' '.repeat(500)}:1,"a":2}`)).toThrow('The request names a field twice.')
  })
})
