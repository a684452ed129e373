import { randomPassword } from './random-password'

it.each([
  ['of few letters', '5555c1710074477f5071804928313c54'],
  ['with the name', '9f1adac07ab35de1884bfa1c06d27e93'],
])('is never one that the rules refuse: one %s', (_, refused) => {
  const drawn = [refused, '9f1ec07ab35de1884bfa1c06d27e93bd']
  expect(randomPassword('Ada', () => Buffer.from(drawn.shift() ?? '', 'hex'))).toBe(
    '9f1ec07a-b35de188-4bfa1c06-d27e93bd',
  )
})
