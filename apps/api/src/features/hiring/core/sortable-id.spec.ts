import { validate, version } from 'uuid'
import { sortableId } from './sortable-id'

const NOW = Date.parse('2025-01-08T18:00:00.000Z')

describe('Ids that sort as they were made', () => {
  it('are UUIDs of version 7 with the time they are given', () => {
    const id = sortableId(new Date(NOW))

    expect(validate(id) && version(id)).toBe(7)
    expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(NOW)
  })

  it('keep their order within a millisecond', () => {
    const ids = Array.from({ length: 5_000 }, () => sortableId(new Date(NOW)))

    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('keep it while another change of a later time is under way', () => {
    const ids = Array.from({ length: 50 }, () => {
      sortableId(new Date(NOW + 1))
      return sortableId(new Date(NOW))
    })

    expect([...ids].sort()).toEqual(ids)
  })
})
