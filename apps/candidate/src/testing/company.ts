export * from './company-figures'
export * from './company-rows'
export * from './open-company'
