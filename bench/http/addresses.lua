-- Thousands of different addresses, one after the other. Arguments after `--`: the file that holds them, one a line.
local requests, count, at = {}, 0, 0

function init(args)
  for path in io.lines(args[1]) do
    count = count + 1
    requests[count] = wrk.format("GET", path)
  end
end

function request()
  at = at % count + 1
  return requests[at]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format("\nRESULT %d %d %d %d %d\n", summary.requests, summary.duration, e.status,
    e.connect + e.read + e.write + e.timeout, latency:percentile(99)))
end
