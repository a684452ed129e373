import { canonicalize } from './jcs'
import { parseStrict } from './parse-strict'

it('writes the example of RFC 8785, 3.2.2', () => {
  const text = `{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}`
  expect(canonicalize(parseStrict(text))).toBe(
    `{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA'B\\"\\\\\\\\\\"/"}`,
  )
})

it('sorts keys by their UTF-16 code units, as RFC 8785, 3.2.3 has it', () => {
  const keys = ['€', '\r', '\ufb33', '1', '😀', '\u0080', 'ö']
  const object = Object.fromEntries(keys.map((key) => [key, 0]))
  expect(Object.keys(JSON.parse(canonicalize(object)) as object)).toHaveLength(7)
  expect(
    [...canonicalize(object).matchAll(/"((?:\\.|[^"\\])+)":/g)].map(([, key]) => JSON.parse(`"${key}"`)),
  ).toEqual(['\r', '1', '\u0080', 'ö', '€', '😀', '\ufb33'])
})

it('refuses what has no canonical form', () => {
  for (const value of [NaN, Infinity, '\ud800', { '\udc00': 1 }]) expect(() => canonicalize(value)).toThrow()
})

it('reads what JSON.parse reads, to the same values', () => {
  for (const text of [
    '0',
    '-0.5e-7',
    '"\\u00e9\\n"',
    '[]',
    '{}',
    ' [1 , {"a" : [true,false,null]} ] ',
    '{"":""}',
  ])
    expect(parseStrict(text)).toEqual(JSON.parse(text))
})

it('refuses what is no JSON, and what readers take differently', () => {
  const broken = [
    '',
    '01',
    '1e999',
    '+1',
    '[1,]',
    '{"a":1,}',
    "{'a':1}",
    '{"a" 1}',
    '[1 2]',
    '"\\x"',
    '"\u0001"',
    'nul',
    '{} {}',
    '"\\ud800"',
    '{"__proto__":1}',
    '/**/1',
    '\ufeff1',
    '[',
    '"',
  ]
  for (const text of broken) expect(() => parseStrict(text)).toThrow('not whole JSON')
  expect(() => parseStrict('{"a":1,"\\u0061":1}')).toThrow('"a" twice')
  expect(parseStrict('['.repeat(12) + ']'.repeat(12))).toBeDefined()
  expect(() => parseStrict('['.repeat(13) + ']'.repeat(13))).toThrow('12 levels')
})
