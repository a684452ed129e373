import { endpoint, pathOf } from './endpoint'

describe('The path of a call', () => {
  const call = endpoint('GET', '/api/x/:id/y/:name')

  it('has the values of its parameters in their places', () => {
    expect(pathOf(call, { id: 7, name: 'a/b' })).toBe('/api/x/7/y/a%2Fb')
    expect(pathOf(endpoint('GET', '/api/x'))).toBe('/api/x')
  })

  it('is none without one of them', () => {
    expect(() => pathOf(call, { id: 7 })).toThrow('The call /api/x/:id/y/:name needs the parameter name')
  })
})
