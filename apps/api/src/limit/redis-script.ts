/**
 * The rule of the limit in Lua: the times (stamps) of a client's accepted requests, kept by Redis and counted
 * by Redis's own clock, in microseconds. `redis-connection.ts` loads it.
 *
 * KEYS[1]: a list of the accepted requests' stamps, oldest first, never more than the limit. One key, so
 * that all of it is in one slot of a cluster.
 * ARGV: limit, window in microseconds, and the time after which nobody waits for the answer any more (0: none
 * given). Replies: 1 accepted, 0 refused, -1 too late; how many are counted; microseconds until a place is
 * freed (refused) or the oldest leaves (accepted); Redis's time.
 *
 * - Too late, nothing is counted: a frozen Redis finds, when it resumes, the requests that were waiting;
 *   each of them has been decided by its process since.
 * - Stamps later than now mean that Redis's clock was set back. They count as now: nobody waits for longer
 *   than a window, and no place is given away.
 * - The push comes before the trim: a Redis without memory left refuses the first, and would let it pass
 *   once the script has written something.
 * - The key outlives its last stamp by a second (its expiry is in milliseconds): only the stamps decide, the expiry
 *   just tidies up.
 */
export const TAKE_SCRIPT = `
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local limit, window, latest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if latest > 0 and now > latest then return { -1, 0, 0, now } end

local key = KEYS[1]
local text = string.format('%.0f', now)
local expiry = math.ceil(window / 1000) + 1000
local stamps = redis.call('LRANGE', key, 0, -1)
local ahead = #stamps
while ahead > 0 and tonumber(stamps[ahead]) > now do
  stamps[ahead] = text
  redis.call('LSET', key, ahead - 1, text)
  redis.call('PEXPIRE', key, expiry)
  ahead = ahead - 1
end

local gone = 0
while gone < #stamps and tonumber(stamps[gone + 1]) <= now - window do gone = gone + 1 end
local count = #stamps - gone
if count >= limit then
  return { 0, count, tonumber(stamps[#stamps - limit + 1]) + window - now, now }
end

redis.call('RPUSH', key, text)
if gone > 0 then redis.call('LTRIM', key, gone, -1) end
redis.call('PEXPIRE', key, expiry)
local oldest = tonumber(stamps[gone + 1] or text)
return { 1, count + 1, oldest + window - now, now }
`
