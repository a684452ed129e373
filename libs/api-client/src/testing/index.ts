export * from './fake-api'
export * from './fetch-over'
