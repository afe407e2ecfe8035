CREATE INDEX "departures_left" ON "departures" USING btree ("space_key","left_on");--> statement-breakpoint
CREATE INDEX "staff_hired" ON "staff" USING btree ("space_key","hired_on");
