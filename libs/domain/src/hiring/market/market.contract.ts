import { contract } from '../../http/contract'
import * as calls from './market.endpoints'
import { ErasePreview, OpenMarket, OwnSelfIdentification, SelfIdentification, Market } from './market.schema'

const access = 'account'

export const marketApi = {
  get: contract(calls.getMarket, {
    response: Market,
    access,
    summary: 'Both places of this account and what is unread',
  }),
  open: contract(calls.openMarket, {
    body: OpenMarket,
    response: Market,
    status: 201,
    access,
    idempotent: true,
    frugal: true,
    summary: 'Open a dashboard: fills a market when there is none',
  }),
  reset: contract(calls.resetMarket, {
    response: Market,
    access,
    rate: 'refill',
    summary: 'Fill the market anew',
  }),
  previewErase: contract(calls.previewErase, {
    response: ErasePreview,
    access,
    whileSuspended: 'account',
    summary: 'What erasing would take away',
  }),
  ownSelfIdentification: contract(calls.getSelfIdentification, {
    response: OwnSelfIdentification,
    access: 'candidate',
    summary: 'Read back the voluntary answers of this person',
  }),
  selfIdentification: contract(calls.saveSelfIdentification, {
    body: SelfIdentification,
    access: 'candidate',
    frugal: true,
    summary: 'Give or withdraw voluntary answers',
  }),
}
