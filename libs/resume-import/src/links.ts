/** An address on the web. */
export const URL = /(?:https?:\/\/|www\.)[^\s|,;)]+|(?:[a-z\d-]+\.)+(?:com|dev|io|org|net)\/[^\s|,;)]*/iu
